/** The id of a programme. Branded, so that it comes from content and can't be a literal in code. */
export type ProgrammeId = string & { readonly programme: true };

/** The id of a simple page, which is also its address. */
export type SimplePageId = string & { readonly simplePage: true };
