/** A call from another thread, so that this one's time is the server's alone. Returns the status. */
export async function sendCall({ url, ...call }: OutsideCall): Promise<number> {
  const answer = await fetch(url, { ...call, duplex: "half" } as RequestInit);
  await answer.arrayBuffer();
  return answer.status;
}

export interface OutsideCall {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}
