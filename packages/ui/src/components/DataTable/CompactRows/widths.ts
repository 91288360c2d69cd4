/** So narrow that a name needs the whole line: what stands at the end of it stands under it instead. */
export const tight = '@container rows (max-width: 21rem)'

/** As wide as a phone: where there is a menu, it alone is at the end of the line. */
export const slim = '@container rows (max-width: 26rem)'
