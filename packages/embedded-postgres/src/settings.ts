import { freemem, totalmem } from 'node:os';
import { port } from './socket-folder.ts';

const megabyte = 1024 * 1024;

/**
 * Returns an amount of memory in megabytes: one eighth of all memory, at most half of the free memory, from 32 to 256.
 */
function sharedBuffers(): number {
  const wanted = Math.min(totalmem() / 8, freemem() / 2) / megabyte;
  return Math.round(Math.max(32, Math.min(256, wanted)));
}

/** Returns the server's settings as arguments. Passing them at each start applies changes to existing clusters, too. */
export function serverSettings(socketFolder: string, durable: boolean): string[] {
  const shared = sharedBuffers();
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: String(port),
    // Only test servers are not durable; several products share one, each with all of its connections.
    max_connections: durable ? '100' : '400',
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    shared_buffers: `${shared}MB`,
    effective_cache_size: `${shared * 3}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    max_wal_size: '512MB',
    max_worker_processes: '4',
    max_parallel_workers: '2',
    max_parallel_workers_per_gather: '1',
    autovacuum_max_workers: '2',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Do not log the text of failed statements: it contains customers' data, and the product reports the errors itself.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
  // On macOS, a plain fsync leaves the data in the drive's cache.
  if (process.platform === 'darwin') settings.wal_sync_method = 'fsync_writethrough';
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
