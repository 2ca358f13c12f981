interface Names {
  general?: { reference?: unknown }
  listing?: { external_id?: unknown }
}

/**
 * What whoever keeps a listing calls it: its reference, else the text by which its feed knows it; undefined when it has neither. Of a
 * text as id the number is only ours (docs/decisions/345-numbers-for-text-ids.md).
 */
export const keptName = ({ general, listing }: Names): string | undefined =>
  [general?.reference, listing?.external_id].map((name) => String(name ?? '').trim()).find(Boolean)
