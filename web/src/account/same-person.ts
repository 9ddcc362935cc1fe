import type { Me, Person } from "../wire/received.ts";

/** Whether a person is the reader: an account is also the guests of the browsers that are logged in to it. */
export const isSame = ({ person, also = [] }: Me, { id }: Person): boolean =>
  person.id === id || also.includes(id);
