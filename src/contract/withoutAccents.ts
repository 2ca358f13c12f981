/** A text without accents and what else stands on or around a letter, in compatible forms: ½ is 1⁄2, ﬁ is fi. */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{Mark}+/gu, '')
