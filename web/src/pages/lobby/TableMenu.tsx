import { useState } from "preact/hooks";
import { del, put } from "../../core/api";
import type { TableListed } from "../../core/http";
import { t } from "../../core/words";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Field } from "../../ui/Field";
import { Menu, type MenuItem } from "../../ui/Menu";
import { toast, toastError } from "../../ui/Toast";

/** Naming a table, putting it away, removing it. */
export function TableMenu({ table, changed }: { table: TableListed; changed: () => void }) {
  const [asks, setAsks] = useState<"" | "name" | "remove">("");
  const close = () => setAsks("");
  const called = table.called || table.title;
  const shelve = () => put(`tables/${table.id}/shelf`, { put_away: !table.put_away }).then(changed, toastError);
  const remove = () =>
    del(`tables/${table.id}`).then(() => {
      close();
      toast(t("table-removed", { title: called }));
      changed();
    }, toastError);
  const items: MenuItem[] = [{ label: table.put_away ? t("table-put-back") : t("table-put-away"), act: shelve }];
  if (table.host) {
    items.unshift({ label: t("table-rename"), act: () => setAsks("name") });
    items.push({ label: t("table-remove"), act: () => setAsks("remove") });
  }
  return (
    <>
      <Menu label={t("table-menu", { title: called })} items={items} icon="more" />
      <Dialog title={t("table-rename")} open={asks === "name"} onClose={close}>
        <Naming
          table={table}
          done={() => {
            close();
            changed();
          }}
        />
      </Dialog>
      <Dialog title={t("table-remove")} open={asks === "remove"} onClose={close}>
        <p>{t("table-remove-told", { title: called })}</p>
        <div class="row">
          <Button kind="danger" onClick={remove}>
            {t("table-remove-now")}
          </Button>
          <Button onClick={close}>{t("cancel")}</Button>
        </div>
      </Dialog>
    </>
  );
}

function Naming({ table, done }: { table: TableListed; done: () => void }) {
  const [name, setName] = useState(table.called);
  const keep = (event: Event) => {
    event.preventDefault();
    put(`tables/${table.id}`, { called: name }).then(done, toastError);
  };
  return (
    <form class="card-form" onSubmit={keep}>
      <Field label={t("table-name")} hint={t("table-name-hint")} value={name} onValue={setName} maxLength={40} />
      <Button type="submit" kind="gold">
        {t("keep")}
      </Button>
    </form>
  );
}
