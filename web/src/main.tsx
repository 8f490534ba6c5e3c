import "./styles/index.css";

import { render } from "preact";
import { App } from "./App";
import { meetMe } from "./core/me";
import { firstWords } from "./core/words";

async function begin(place: HTMLElement): Promise<void> {
  // If the server cannot say who this is, the page shows the error later.
  await Promise.all([firstWords(), meetMe().catch(() => {})]);
  render(<App />, place);
}

const place = document.getElementById("page");
if (place) void begin(place);
