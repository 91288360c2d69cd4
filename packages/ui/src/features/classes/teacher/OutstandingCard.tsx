import { type ReactNode, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { Stack } from '#components/Stack/Stack.tsx'

/** The newest are remembered best; the others come with one press. */
const SHOWN = 3

type OutstandingCardProps = {
  title: ReactNode
  /** What is said of them all, if anything. */
  intro?: ReactNode
  rows: readonly ReactNode[]
  /** What shows those that are not among the first. */
  showAll: ReactNode
}

/** What somebody owes, a row each; nothing where nothing is owed. */
export function OutstandingCard({ title, intro, rows, showAll }: OutstandingCardProps) {
  const [isWhole, setIsWhole] = useState(false)
  if (rows.length === 0) return null
  return (
    <Card>
      <h2>{title}</h2>
      {intro}
      <Stack as="ul" gap="large">
        {isWhole ? rows : rows.slice(0, SHOWN)}
      </Stack>
      {!isWhole && rows.length > SHOWN && (
        <div>
          <Button size="sm" onPress={() => setIsWhole(true)}>
            {showAll}
          </Button>
        </div>
      )}
    </Card>
  )
}
