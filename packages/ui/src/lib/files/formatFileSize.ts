const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const STEP = 1000

/** A size in the largest unit in which it is at least 1: “18.9 MB”. */
export function formatFileSize(bytes: number, locale: string): string {
  let [size, index] = [bytes, 0]
  while (size >= STEP && index < units.length - 1) [size, index] = [size / STEP, index + 1]
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[index] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: size < 100 && index > 1 ? 1 : 0,
  }).format(size)
}
