/** Decodes a file written elsewhere, in any encoding: as its first bytes say, or its XML declaration, else UTF-8. */
export function lettersOf(bytes: ArrayBuffer): string {
  return new TextDecoder(encodingOf(new Uint8Array(bytes.slice(0, 200)))).decode(bytes);
}

function encodingOf(head: Uint8Array): string {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(String.fromCharCode(...head))?.[1];
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    return "utf-8";
  }
}
