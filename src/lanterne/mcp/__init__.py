"""Lanterne for language models: a server of the Model Context Protocol (MCP), `lanterne mcp`.

A model begins a table with bots, or takes a seat at a table of people by its invitation link. It observes, asks what
it can answer and why it cannot do something else, and answers. Everything it is given comes from the views of its own
seats. This needs the extra `mcp`: pip install 'lanterne[mcp]'.
"""
