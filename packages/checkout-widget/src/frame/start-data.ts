/** What the gateway wrote into the page: who may embed it, and the answers of the first reads. */
export interface StartData {
  /** Origins that may embed the frame. */
  origins?: string[];
  /** The session as `GET /checkout/get/service` answers it. */
  session?: { sessionId: string; serviceId: string };
  /** The service as `GET /checkout/get/service/{serviceId}` answers it. */
  service?: object;
  /** A preview for the back-office: the session does not exist, and nothing can be paid. */
  preview?: boolean;
}

/** Reads the gateway's data from the page; empty in development, where no gateway serves it. */
export function readStartData(page: Document): StartData {
  const text = page.getElementById('start')?.textContent;
  return text ? JSON.parse(text) : {};
}
