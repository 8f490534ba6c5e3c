import { expect, test } from "vitest";

test("the page begins with its name", async () => {
  document.body.innerHTML = '<div id="page"></div>';
  await import("../src/main");
  expect(document.querySelector("h1")?.textContent).toBe("Lanterne");
});
