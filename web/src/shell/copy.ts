// Copies a text, also where browsers allow only the old way (pages without https).
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.style.cssText = 'position: fixed; opacity: 0'
    document.body.append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
  }
}
