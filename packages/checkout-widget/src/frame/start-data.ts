/** The data that the gateway wrote into the page: the allowed origins, and the responses to the first reads. */
export interface StartData {
  /** Origins that may embed the frame. */
  origins?: string[];
  /** The session, as in the response of `GET /checkout/get/service`. */
  session?: { sessionId: string; serviceId: string; locale?: string };
  /** The service, as in the response of `GET /checkout/get/service/{serviceId}`. */
  service?: object;
  /** A preview for the back-office: the session does not exist, and nothing can be paid. */
  preview?: boolean;
}

/** Reads the gateway's data from the page; empty in development, when no gateway serves the page. */
export function readStartData(page: Document): StartData {
  const text = page.getElementById('start')?.textContent;
  return text ? JSON.parse(text) : {};
}
