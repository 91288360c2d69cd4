/** The lines of the specification that the coverage table proves by stories of these files. */
export function provedLines(coverage: string, files: ReadonlySet<string>): string[] {
  const rows = coverage.split('\n').filter((row) => row.startsWith('| `'))
  return rows.flatMap((row) => {
    const proofs = [...row.matchAll(/`(packages\/ui\/[^`›]+\.stories\.tsx) ›/g)].map(([, file = '']) => file)
    if (!proofs.some((file) => files.has(file))) return []
    return [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, line = '']) => line)
  })
}
