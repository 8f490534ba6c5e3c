import { expect, test } from "vitest";
import { lettersOf } from "../../src/table/letters";

const bytes = (...numbers: number[]) => new Uint8Array(numbers).buffer;
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

test("letters are UTF-8 unless the file says otherwise", () => {
  expect(lettersOf(bytes(0xc3, 0xa9))).toBe("é");
  expect(lettersOf(bytes(0xff, 0xfe, 0xe9, 0x00))).toBe("é");
  expect(lettersOf(bytes(...ascii('<?xml version="1.0" encoding="ISO-8859-1"?>'), 0xe9))).toMatch(/é$/);
});

test("an encoding that nobody knows is read as UTF-8", () => {
  expect(lettersOf(bytes(...ascii('<?xml version="1.0" encoding="klingon"?>'), 0xc3, 0xa9))).toMatch(/é$/);
});
