/** The number of the line in which an offset of a text is. */
export const getLineNumber = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
