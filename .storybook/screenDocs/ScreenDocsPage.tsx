import { Description, Primary, Title, useOf } from '@storybook/addon-docs/blocks'
import { Fragment } from 'react'
import { facts } from 'virtual:screen-facts'
import { getStoryHref, useScreens } from '../screensMap/screenStories.ts'
import { ComponentGuide } from '../componentDocs/ComponentGuide.tsx'
import { ScreensTable } from '../screensMap/ScreensMap.tsx'
import { getAnchorId } from './addSearchAnchors.ts'

const roles: Record<string, string> = {
  Admin: 'administrators',
  Teacher: 'teachers',
  Student: 'students',
  Public: 'everyone',
}

/** The Docs page of a screen: description, roles, addresses, API calls, states and specification lines. */
export function ScreenDocsPage({ title }: { title: string }) {
  const known = facts[title]
  const [, role = '', name = ''] = title.split('/')
  const screen = useScreens().find((one) => one.role === role && one.name === name)
  const stories = screen?.stories.filter((story) => story.title === title) ?? []
  return (
    <>
      <Title />
      <Description of="meta" />
      <p>
        For {roles[role]}
        {known?.routes.map((route) => (
          <Fragment key={route}>
            , at <code id={getAnchorId(route)}>{route}</code>
          </Fragment>
        ))}
        .
      </p>
      <Primary />
      <h2>API calls</h2>
      {known?.calls.length === 0 && <p>None.</p>}
      <ul>
        {known?.calls.map(({ id, method, path }) => (
          <li key={id} id={getAnchorId(id)}>
            <strong>{id}</strong>{' '}
            <code>
              {method} {path}
            </code>
          </li>
        ))}
      </ul>
      <h2>States</h2>
      {screen && <ScreensTable screens={[screen]} />}
      <ul>
        {stories.map((story) => (
          <li key={story.id}>
            <a href={getStoryHref(story)} target="_top">
              {story.name}
            </a>
          </li>
        ))}
      </ul>
      <h2>Specification lines proved by its stories and tests</h2>
      <ul>
        {known?.lines.map(({ id, says }) => (
          <li key={id} id={getAnchorId(id)}>
            <code>{id}</code> {says}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The docs page of a screen or of a component. */
export function ComponentDocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return preparedMeta.title.startsWith('Screens/') ? <ScreenDocsPage title={preparedMeta.title} /> : <ComponentGuide />
}
