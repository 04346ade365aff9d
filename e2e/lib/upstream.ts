/** The mock of every upstream, one process per test. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface Call {
	route: string;
	query: Record< string, string >;
	headers: Record< string, string >;
	json: Record< string, unknown > | null;
	/** The raw bytes, if they were signed. */
	text?: string;
	status: number | string;
}

export interface Log {
	requests: Call[];
	leads: { received: number; taken: number; repeated: number; by_key: Record< string, Record< string, unknown > > };
}

export class Upstream {
	private constructor(
		readonly url: string,
		private readonly end: () => void
	) {}

	static async start(): Promise< Upstream > {
		const process = spawn( globalThis.process.execPath, [ 'e2e/upstreams/server.mjs', '--port', '0' ], {
			stdio: [ 'ignore', 'pipe', 'inherit' ],
		} );
		const [ line ] = ( await once( process.stdout, 'data' ) ) as [ Buffer ];

		return new Upstream( line.toString().replace( 'listening on ', '' ).trim(), () => void process.kill() );
	}

	/** Sets how a route behaves from now on; see behaviour.mjs. */
	async tell(
		route: 'dealers' | 'location' | 'recommendation' | 'leads' | 'whodis' | 'turnstile',
		behaviour: Record< string, unknown >
	): Promise< void > {
		await fetch( `${ this.url }/__control`, { method: 'POST', body: JSON.stringify( { route, ...behaviour } ) } );
	}

	async log(): Promise< Log > {
		return ( await fetch( `${ this.url }/__log` ) ).json() as Promise< Log >;
	}

	stop(): void {
		this.end();
	}
}

/** A fixture: one per test, stopped with it. */
export async function upstreamOfTheTest( {}, provide: ( started: Upstream ) => Promise< void > ): Promise< void > {
	const started = await Upstream.start();

	await provide( started );
	started.stop();
}
