// Messages of the browser itself, for people who look elsewhere while they wait.
import { settings } from './settings.svelte'

export function notify(title: string, text: string, tag: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, { body: text, tag, icon: '/logo.svg' })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    /* on some phones only installed pages may do this */
  }
}
