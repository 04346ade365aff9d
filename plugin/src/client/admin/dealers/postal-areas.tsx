import { Button, Icon, ProgressBar } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import { sentence } from '@client/domain/text';
import { Message } from '../shared/message';
import { apiRequest, problemOf, type ApiProblem } from '../shared/api';
import { count } from '../shared/format';
import { Pending } from '../shared/states';
import { useResource } from '../shared/use-resource';
import type { Progress } from './types';

const PATH = '/locations';

/** How much of the postal areas table is loaded. It loads in the background; this button loads it at once. */
export function PostalAreas() {
	const { data, problem, isLoading, reload, replace } = useResource< Progress >( PATH );
	const [ isRunning, setIsRunning ] = useState( false );
	const [ stopped, setStopped ] = useState< ApiProblem | null >( null );
	const isGone = useRef( false );

	useEffect( () => {
		isGone.current = false;

		return () => {
			isGone.current = true;
		};
	}, [] );

	async function load(): Promise< void > {
		setIsRunning( true );
		setStopped( null );

		try {
			for ( let last = -1; ! isGone.current; ) {
				const progress = await apiRequest< Progress >( PATH, { method: 'POST' } );

				replace( progress );

				// Complete, or no progress: asking again would never end.
				if ( progress.done >= progress.total || progress.done <= last ) {
					break;
				}

				last = progress.done;
			}
		} catch ( error: unknown ) {
			setStopped( problemOf( error ) );
		} finally {
			setIsRunning( false );
		}
	}

	if ( ! data ) {
		return (
			<Pending
				problem={ problem }
				title={ __( 'Progress could not be loaded.', 'hvac-blocks' ) }
				lines={ 1 }
				onRetry={ reload }
			/>
		);
	}

	if ( data.done >= data.total ) {
		return (
			<p className="hvac-dealers__places" role="status">
				<Icon icon={ check } size={ 20 } />
				{ sprintf(
					/* translators: %s: number of codes. */
					__( 'All %s are loaded, and every place can be searched.', 'hvac-blocks' ),
					count( data.total )
				) }
			</p>
		);
	}

	return (
		<div className="hvac-dealers__loading" aria-busy={ isLoading || isRunning }>
			<Message text={ stopped?.message } />
			<ProgressBar
				className="hvac-dealers__bar"
				value={ Math.round( ( 100 * data.done ) / Math.max( 1, data.total ) ) }
				aria-label={ __( 'ZIP and postal codes loaded', 'hvac-blocks' ) }
			/>
			<p>
				{ sentence(
					/* translators: 1: number of codes loaded, 2: number of all codes. */
					__(
						'%1$s of %2$s loaded. The rest is loading in the background. Until it finishes, searches may miss some places.',
						'hvac-blocks'
					),
					count( data.done ),
					count( data.total )
				) }
			</p>
			<Button
				variant="secondary"
				isBusy={ isRunning }
				aria-disabled={ isRunning }
				onClick={ () => isRunning || void load() }
			>
				{ isRunning ? __( 'Loading…', 'hvac-blocks' ) : __( 'Load the rest now', 'hvac-blocks' ) }
			</Button>
		</div>
	);
}
