import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ScreenReview } from '../../.storybook/screenDocs/ScreenReview.tsx'

vi.mock('virtual:screen-reviews', () => {
  const review = { reviewer: 'A. Reviewer', role: 'designer', commit: '0a6d03c2', modes: ['desk', 'ur'], notes: [] }
  const first = {
    ...review,
    date: '2026-11-10',
    verdict: 'changes requested',
    notes: ['The empty state needs a picture.'],
  }
  const approved = { ...review, date: '2026-11-18', verdict: 'approved' }
  return {
    reviews: {
      'admin/courses': { design: 'https://example.com/courses', reviews: [first, approved], isChanged: false },
      'admin/event-members': { design: null, reviews: [approved], isChanged: true },
      'admin/events': { design: null, reviews: [], isChanged: false },
    },
  }
})

const render = (title: string) => renderToStaticMarkup(createElement(ScreenReview, { title }))
const approval =
  '<strong>Approved</strong> on 2026-11-18 by A. Reviewer (designer), at commit <code>0a6d03c2</code>, in desk, ur.'

test('a screen without a review is not reviewed', () => {
  expect(render('Screens/Admin/Rooms')).toBe('<p>Not reviewed.</p>')
  expect(render('Screens/Admin/Events')).toBe('<p>Not reviewed.</p>')
})

test('the latest review comes first, then earlier ones with their notes, then the design', () => {
  const html = render('Screens/Admin/Courses/Form')
  expect(html.startsWith(`<p>${approval}</p><p><strong>Changes requested</strong> on 2026-11-10`)).toBe(true)
  expect(html).toContain('<li>The empty state needs a picture.</li>')
  expect(html).toContain('href="https://example.com/courses"')
  expect(html).not.toContain('changed since')
})

test('a screen that differs from the reviewed commit is marked', () => {
  expect(render('Screens/Admin/Event members')).toBe(`<p>${approval} The screen has changed since.</p>`)
})
