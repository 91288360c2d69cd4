import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatSpecCoverage } from './houseRules/coverageTable.ts'
import { parseProofs } from './houseRules/proofs.ts'
import { readSources, readSource } from './houseRules/sources.ts'
import { root } from './run.ts'

const proofs = readSources().flatMap((source) => parseProofs(source).proofs)
writeFileSync(join(root, 'docs/spec-coverage.md'), formatSpecCoverage(readSource('docs/spec-lines.md'), proofs))
