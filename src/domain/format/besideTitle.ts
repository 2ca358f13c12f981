/**
 * How many, in words for beside a title; the number alone where the title says already what they are.
 * @example besideTitle('New developments', '6', 'developments') // '6'
 */
export const besideTitle = (title: string, figure: string, noun: string): string =>
  title.toLowerCase().includes(noun.toLowerCase()) ? figure : `${figure} ${noun}`
