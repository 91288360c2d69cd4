/** Below it a day is a list under the day before; from it on the seven stand side by side. */
export const WIDE = '54rem'
