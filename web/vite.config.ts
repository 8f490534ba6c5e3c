import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8765";

export default defineConfig({
  build: {
    outDir: "../src/lanterne/server/generated",
    emptyOutDir: true,
    target: "es2022",
    // The page may load scripts, styles and pictures from its own address only: nothing stands inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // `npm run dev` serves the page as it is being written; a running `lanterne serve` answers the rest.
    proxy: {
      "/api": { target: server, ws: true },
      "/words": server,
      "/shapes": server,
    },
  },
  test: {
    environment: "happy-dom",
  },
});
