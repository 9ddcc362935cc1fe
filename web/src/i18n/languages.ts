// The two languages with the texts that are built into the page.
import csPage from "../../i18n/cs/page.ftl";
import enPage from "../../i18n/en/page.ftl";
import csTable from "../../../i18n/cs/table.ftl";
import enTable from "../../../i18n/en/table.ftl";
import { type Language, type Speech, speech } from "./speech.ts";

const spoken: Record<Language, Speech> = {
  en: speech("en", [enTable, enPage]),
  cs: speech("cs", [csTable, csPage]),
};

export const speechIn = (language: Language): Speech => spoken[language];
