/* A picture of a moment, to download. */

import { fetchFile, save } from "../file";

/** Twice as sharp as it is large, so that it can be printed. */
const SHARP = 2;

/** The address of the picture of a moment. */
export function picturePath(id: string, n: number, seat: number): string {
  return `tables/${id}/picture.svg?at=${n}&seat=${seat}`;
}

export async function saveDrawing(path: string, name: string): Promise<void> {
  save(await fetchFile(path), `${name}.svg`);
}

/** The same as PNG, drawn by the browser: not every program opens SVG. */
export async function savePainting(path: string, name: string): Promise<void> {
  const where = URL.createObjectURL(await fetchFile(path));
  try {
    save(await painted(where), `${name}.png`);
  } finally {
    URL.revokeObjectURL(where);
  }
}

async function painted(where: string): Promise<Blob> {
  const image = new Image();
  image.src = where;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SHARP;
  canvas.height = image.naturalHeight * SHARP;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => {
    canvas.toBlob((found) => (found ? done(found) : failed(new Error("no picture"))));
  });
}
