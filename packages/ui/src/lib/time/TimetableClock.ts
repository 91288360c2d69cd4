/** By whose clocks a week is laid out; those of the viewer are another zone’s. */
export type TimetableClock = 'school' | 'own'
