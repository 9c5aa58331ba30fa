// Who sits at this browser. The server knows by a cookie; a name is asked for only once.
import { api } from './api'
import type { Me } from './protocol'
import { keep, kept } from './settings.svelte'

const friendly = ['Ottilie', 'Konrad', 'Mathilda', 'Jakob', 'Frieda', 'Anton', 'Wilma', 'Emil', 'Hedwig', 'Theo', 'Lotte', 'Gustav', 'Paula', 'Oskar']
/** The same at every visit, until somebody has a name of their own. */
function anyName(): string {
  const said = kept('suggested')
  if (said && friendly.includes(said)) return said
  const name = friendly[Math.floor(Math.random() * friendly.length)]!
  keep('suggested', name)
  return name
}

class Person {
  me = $state<Me | null>(null)
  /** Until the server has answered, nobody should be asked for a name, let alone become a new guest: they may have games. */
  known = $state(false)
  /** The server has been asked and has not answered. */
  unreachable = $state(false)
  name = $state(anyName())

  async recognise(): Promise<void> {
    try {
      this.me = await api.me()
    } catch (problem) {
      this.unreachable = true
      throw problem
    }
    this.known = true
    this.unreachable = false
  }

  /** Makes the person a guest if nobody knows them yet. */
  async introduce(): Promise<Me> {
    if (!this.known) await this.recognise()
    this.me ??= await api.guest(this.name.trim() || friendly[0]!)
    return this.me
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name.trim())
  }

  /** Whoever has not played yet becomes a guest first: an account always belongs to a person with a name. */
  async openAccount(login: string, password: string): Promise<void> {
    await this.introduce()
    this.me = await api.account(login, password)
  }

  async signIn(login: string, password: string): Promise<void> {
    this.me = await api.login(login, password)
  }

  async signOut(): Promise<void> {
    await api.logout()
    this.forget()
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    this.me = await api.password(old, fresh)
  }

  async delete(password?: string): Promise<void> {
    await api.deleteMe(password)
    this.forget()
  }

  private forget(): void {
    this.me = null
    this.name = anyName()
  }
}

export const person = new Person()
