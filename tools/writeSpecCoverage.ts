import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatSpecCoverage } from './repoChecks/formatSpecCoverage.ts'
import { parseProofs } from './repoChecks/proofs.ts'
import { readSources, readSource } from './repoChecks/readSources.ts'
import { root } from './run.ts'

const proofs = readSources().flatMap((source) => parseProofs(source).proofs)
writeFileSync(join(root, 'docs/spec-coverage.md'), formatSpecCoverage(readSource('docs/spec-lines.md'), proofs))
