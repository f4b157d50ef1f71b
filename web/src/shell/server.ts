// Where the page's server is: over the network, or in a worker beside the page where there is none (src/site).

export interface Server {
  fetch(path: string, init: RequestInit): Promise<Response>
  picture(game: string): string // the address of a game's picture
  ready(): boolean // until then lists are those of the last visit, and are asked for again
  Socket: typeof WebSocket
  alone: boolean // nobody else can come here, and addresses inside the page stand after its own, behind a #
}

export const server: Server = {
  fetch: (path, init) => fetch(path, init),
  picture: (game) => `/pictures/${game}.svg`,
  ready: () => true,
  Socket: WebSocket,
  alone: import.meta.env.MODE === 'site', // known before any module asks
}
