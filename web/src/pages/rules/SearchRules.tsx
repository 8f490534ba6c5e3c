import { useEffect, useRef, useState } from "preact/hooks";
import type { RuleText } from "../../core/http";
import { go } from "../../core/router";
import { t } from "../../core/words";
import { alikeIn, excerpt, otherWords, search } from "./search";

const SHOWN = 40;

/** Search in the rules while typing. Arrows select a result, Enter opens it, "/" focuses the field. */
export function SearchRules({ rules, under }: { rules: readonly RuleText[]; under?: ReadonlyMap<string, string> | undefined }) {
  const [question, setQuestion] = useState("");
  const [here, setHere] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const alike = alikeIn(t("search-alike"));
  const found = search(rules, question, under, alike);
  const shown = found.slice(0, SHOWN);
  useEffect(() => {
    const slash = (event: KeyboardEvent) => {
      const writing = (event.target as Element).closest("input, select, textarea, dialog");
      if (event.key !== "/" || writing) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener("keydown", slash);
    return () => removeEventListener("keydown", slash);
  }, []);
  useEffect(() => list.current?.children[here]?.scrollIntoView({ block: "nearest" }), [here]);
  const ask = (words: string) => {
    setQuestion(words);
    setHere(0);
  };
  const visit = (rule: RuleText | undefined) => {
    if (!rule) return;
    go(`#${rule.id}`);
    document.getElementById(rule.id)?.scrollIntoView({ block: "center" });
    // On a phone the list covers the book.
    if (matchMedia("(width < 60rem)").matches) ask("");
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") setHere(Math.min(here + 1, shown.length - 1));
    else if (event.key === "ArrowUp") setHere(Math.max(here - 1, 0));
    else if (event.key === "Enter") visit(shown[here]);
    else if (event.key === "Escape") ask("");
    else return;
    event.preventDefault();
  };
  return (
    <search class="rule-search">
      <input
        ref={field}
        type="text"
        list={undefined}
        autocomplete="off"
        role="combobox"
        aria-label={t("search-rules")}
        aria-controls="rule-finds"
        aria-expanded={shown.length > 0}
        aria-activedescendant={shown[here] ? `find-${shown[here].id}` : undefined}
        aria-autocomplete="list"
        placeholder={t("search-rules")}
        value={question}
        onInput={(event) => ask(event.currentTarget.value)}
        onKeyDown={keys}
      />
      <p class="quiet rule-count" role="status">
        {question.trim() && t("found-rules", { count: found.length })}
      </p>
      <ul
        id="rule-finds"
        ref={list}
        class="rule-finds"
        role="listbox"
        aria-label={t("search-rules")}
        hidden={shown.length === 0}
      >
        {shown.map((rule, place) => (
          <li
            key={rule.id}
            id={`find-${rule.id}`}
            role="option"
            aria-selected={place === here}
            onClick={() => visit(rule)}
            onMouseEnter={() => setHere(place)}
          >
            <span class="rule-find-id">{rule.id}</span>
            {excerpt(rule.text, [question, ...otherWords(question, alike)].join(" ")).map((piece) => (piece.found ? <mark>{piece.text}</mark> : piece.text))}
          </li>
        ))}
      </ul>
    </search>
  );
}
