import "./fonts.css";
import "./main.css";

import { render } from "preact";

const place = document.getElementById("page");
if (place) {
  render(
    <main>
      <h1>Lanterne</h1>
    </main>,
    place,
  );
}
