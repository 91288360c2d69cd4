import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageTable } from './houseRules/coverageTable.ts'
import { proofsIn } from './houseRules/proofs.ts'
import { allSources, read } from './houseRules/sources.ts'
import { root } from './run.ts'

const proofs = allSources().flatMap((source) => proofsIn(source).proofs)
writeFileSync(join(root, 'docs/spec-coverage.md'), coverageTable(read('docs/spec-lines.md'), proofs))
