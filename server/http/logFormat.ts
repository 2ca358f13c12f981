/** How the log is written: as JSON, or for a person; '' is for a person where one looks on, at a terminal. */
export const LOG_FORMATS = ['json', 'pretty'] as const
export type LogFormat = (typeof LOG_FORMATS)[number] | ''
