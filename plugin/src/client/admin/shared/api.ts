import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';

const ROOT = '/hvac-blocks/v1/admin';

/** Why a request was refused or got no answer. */
export interface ApiProblem {
	message: string;
	/** 0 if there was no answer. */
	status: number;
	/** Messages by field name. */
	fields: Record< string, string >;
}

interface Request {
	method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
	/** Sent as JSON. */
	data?: unknown;
	/** Sent unchanged: a file's form data, or part of a file. */
	body?: FormData | Blob;
	headers?: Record< string, string >;
	signal?: AbortSignal;
}

/**
 * Calls one of the plugin's admin routes.
 *
 * @param path    below `/admin`, with its query
 * @param request
 * @throws {unknown} readable by `problemOf()`
 */
export function apiRequest< T >( path: string, request: Request = {} ): Promise< T > {
	return apiFetch< T >( { path: ROOT + path, ...request } );
}

/**
 * Saves a route's answer as a file in the browser.
 *
 * @param path below `/admin`, with its query
 * @param name the file's name
 * @throws {unknown} readable by `problemOf()`
 */
export async function downloadFile( path: string, name: string ): Promise< void > {
	const answer = await fetchRaw( path );
	const link = document.createElement( 'a' );
	const url = URL.createObjectURL( await answer.blob() );

	link.href = url;
	link.download = name;
	link.click();
	URL.revokeObjectURL( url );
}

/**
 * A route's answer that is not JSON.
 *
 * @param path below `/admin`, with its query
 * @throws {unknown} readable by `problemOf()`
 */
export async function fetchText( path: string ): Promise< string > {
	return ( await fetchRaw( path ) ).text();
}

async function fetchRaw( path: string ): Promise< Response > {
	try {
		return await apiFetch< Response, false >( { path: ROOT + path, parse: false } );
	} catch ( error: unknown ) {
		// With `parse: false`, errors are thrown as the response itself.
		throw error instanceof Response ? await error.json() : error;
	}
}

/** Whether the caller aborted the request. */
export function wasAborted( error: unknown ): boolean {
	return isRecord( error ) && error.name === 'AbortError';
}

export function problemOf( error: unknown ): ApiProblem {
	const { message, data } = isRecord( error ) ? error : { message: '', data: null };
	const { status, fields } = isRecord( data ) ? data : { status: 0, fields: null };

	return {
		message:
			typeof message === 'string' && message !== ''
				? message
				: __( 'The site did not respond. Check your connection and try again.', 'hvac-blocks' ),
		status: typeof status === 'number' ? status : 0,
		fields: textsOf( fields ),
	};
}

function textsOf( value: unknown ): Record< string, string > {
	const texts: Record< string, string > = {};

	for ( const [ key, text ] of Object.entries( isRecord( value ) ? value : {} ) ) {
		if ( typeof text === 'string' ) {
			texts[ key ] = text;
		}
	}

	return texts;
}

function isRecord( value: unknown ): value is Record< string, unknown > {
	return typeof value === 'object' && value !== null;
}
