import { beforeEach, expect, test, vi } from "vitest";
import { firstLanguage, learn, setLanguage, t } from "../src/core/words";

const FRENCH = `
hello = Bonjour, { $name } !
players = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}
`;

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("what was chosen before wins over the browser, and the browser over English", () => {
  expect(firstLanguage("fr", ["en-GB"])).toBe("fr");
  expect(firstLanguage(null, ["de-DE", "fr-CA", "en"])).toBe("fr");
  expect(firstLanguage("xx", ["de"])).toBe("en");
});

test("words come in the language that was chosen, and the page says which", async () => {
  vi.stubGlobal("fetch", async () => new Response(FRENCH));
  learn("en", "hello = Hello, { $name }!\n");
  await setLanguage("en");
  expect(t("hello", { name: "Ariane" })).toBe("Hello, Ariane!");
  await setLanguage("fr");
  expect(t("hello", { name: "Ariane" })).toBe("Bonjour, Ariane !");
  expect(t("players", { count: 1 })).toBe("un joueur");
  expect(t("players", { count: 3 })).toBe("3 joueurs");
  expect(document.documentElement.lang).toBe("fr");
  expect(localStorage.getItem("lanterne-language")).toBe("fr");
});

test("a language whose words do not come changes nothing", async () => {
  vi.resetModules();
  const fresh = await import("../src/core/words");
  fresh.learn("en", "yes = Yes\n");
  await fresh.setLanguage("en");
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  await expect(fresh.setLanguage("fr")).rejects.toThrow();
  expect(fresh.language.value).toBe("en");
  expect(fresh.t("yes")).toBe("Yes");
});

test("an unknown message is told by its id", () => {
  expect(t("no-such-words")).toBe("no-such-words");
});
