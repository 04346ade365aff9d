import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Message } from '../shared/message';
import { apiRequest, problemOf, type ApiProblem } from '../shared/api';
import { Confirm } from '../shared/confirm';
import { count } from '../shared/format';
import { useResource } from '../shared/use-resource';
import type { DemoSiteState } from './types';

const PATH = '/starter-site';

/** Creates the demo site, a batch at a time, and shows the progress. */
export function DemoSite( { onMade }: { onMade: () => void } ) {
	const { data, replace } = useResource< DemoSiteState >( PATH );
	const [ isAsking, setIsAsking ] = useState( false );
	const [ isRunning, setIsRunning ] = useState( false );
	const [ stopped, setStopped ] = useState< ApiProblem | null >( null );

	async function make(): Promise< void > {
		setIsAsking( false );
		setIsRunning( true );
		setStopped( null );

		try {
			for ( let isDone = false; ! isDone; ) {
				// The server rejects a batch that makes no progress, which ends this loop.
				const state = await apiRequest< DemoSiteState >( PATH, { method: 'POST' } );

				replace( state );
				isDone = state.done;
			}

			onMade();
		} catch ( error: unknown ) {
			setStopped( problemOf( error ) );
		} finally {
			setIsRunning( false );
		}
	}

	// Already created, or this site has no demo content.
	if ( ! data || data.done ) {
		return null;
	}

	return (
		<>
			<Message text={ stopped?.message } />
			<Button
				variant="secondary"
				isBusy={ isRunning }
				aria-disabled={ isRunning }
				onClick={ () => isRunning || setIsAsking( true ) }
			>
				{ isRunning ? __( 'Creating the demo site…', 'hvac-blocks' ) : __( 'Create demo site', 'hvac-blocks' ) }
			</Button>
			{ isAsking && (
				<Confirm
					title={ __( 'Create the demo site?', 'hvac-blocks' ) }
					action={ __( 'Create', 'hvac-blocks' ) }
					onConfirm={ () => void make() }
					onCancel={ () => setIsAsking( false ) }
				>
					<p>
						{ __(
							'This replaces the site name, and on a new site its icon, styles and settings. It adds pages in three languages, a menu, products, rebates and 600 fictional dealers. Use it only on a test site.',
							'hvac-blocks'
						) }
					</p>
				</Confirm>
			) }
			<p role="status">
				{ isRunning &&
					sprintf(
						/* translators: 1: what is being made, 2: number made so far, 3: number in all. */
						__( '%1$s: %2$s of %3$s', 'hvac-blocks' ),
						data.label,
						count( data.progress.done ),
						count( data.progress.total )
					) }
			</p>
		</>
	);
}
