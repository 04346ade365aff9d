import { Button, Flex, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Message } from '../shared/message';
import { apiRequest, problemOf } from '../shared/api';
import { Confirm } from '../shared/confirm';
import { count } from '../shared/format';
import { useResource } from '../shared/use-resource';
import type { KeptItem, DemoSiteRemoval } from './types';

/** Removes the unchanged parts of the demo site, a batch at a time, and lists what stays. */
export function RemoveDemoSite( { onRemoved }: { onRemoved: () => void } ) {
	const { data, replace } = useResource< DemoSiteRemoval >( '/starter-site/removal' );
	const [ isAsking, setIsAsking ] = useState( false );
	const [ total, setTotal ] = useState( 0 );
	const [ isRemoved, setIsRemoved ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const result = useRef< HTMLDivElement >( null );
	const isRunning = total > 0;

	// The pressed button is gone; focus the outcome.
	useEffect( () => result.current?.focus(), [ isRemoved ] );

	async function remove( first: number ): Promise< void > {
		setIsAsking( false );
		setTotal( first );
		setProblem( '' );

		try {
			for ( let isDone = false; ! isDone; ) {
				// The server rejects a batch that makes no progress, which ends this loop.
				const state = await apiRequest< DemoSiteRemoval >( '/starter-site', { method: 'DELETE' } );

				replace( state );
				isDone = state.done;
			}

			setIsRemoved( true );
			onRemoved();
		} catch ( error: unknown ) {
			setProblem( problemOf( error ).message );
		} finally {
			setTotal( 0 );
		}
	}

	if ( ! data || ( data.done && ! isRemoved ) ) {
		return null;
	}

	const removed = __( 'The demo site was removed.', 'hvac-blocks' );

	return (
		<div className="hvac-setup__demo">
			{ isRemoved && (
				<div ref={ result } tabIndex={ -1 }>
					<Notice status="success" spokenMessage={ removed } onRemove={ () => setIsRemoved( false ) }>
						<p>{ removed }</p>
						<KeptItems items={ data.kept } total={ keptTotal( data ) } />
					</Notice>
				</div>
			) }
			<Message text={ problem } />
			{ ! data.done && (
				<Flex justify="flex-start" gap={ 3 } wrap>
					<p>{ __( 'This site has content of the demo site.', 'hvac-blocks' ) }</p>
					<Button
						variant="secondary"
						isDestructive
						isBusy={ isRunning }
						aria-disabled={ isRunning }
						onClick={ () => isRunning || setIsAsking( true ) }
					>
						{ isRunning
							? __( 'Removing the demo site…', 'hvac-blocks' )
							: __( 'Remove demo site', 'hvac-blocks' ) }
					</Button>
				</Flex>
			) }
			{ isAsking && (
				<Confirm
					title={ __( 'Remove the demo site?', 'hvac-blocks' ) }
					action={ __( 'Remove', 'hvac-blocks' ) }
					isDestructive
					onConfirm={ () => void remove( data.remaining ) }
					onCancel={ () => setIsAsking( false ) }
				>
					<p>
						{ __(
							'Whatever you changed stays, and so does everything you added. This cannot be undone. You can create the demo site again under Dealers while there are no dealers.',
							'hvac-blocks'
						) }
					</p>
					<RemovalPlan removal={ data } />
				</Confirm>
			) }
			<p role="status">
				{ isRunning &&
					sprintf(
						/* translators: 1: number removed so far, 2: number in all. */
						__( '%1$s of %2$s removed', 'hvac-blocks' ),
						count( Math.max( 0, total - data.remaining ) ),
						count( total )
					) }
			</p>
		</div>
	);
}

const keptTotal = ( { parts }: DemoSiteRemoval ) => parts.reduce( ( sum, { stays } ) => sum + stays, 0 );

/** How many items are removed and kept, and the names of those kept. */
function RemovalPlan( { removal }: { removal: DemoSiteRemoval } ) {
	return (
		<>
			<table className="hvac-setup__plan">
				<thead>
					<tr>
						<td />
						<th scope="col">{ __( 'Will be removed', 'hvac-blocks' ) }</th>
						<th scope="col">{ __( 'Will stay', 'hvac-blocks' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ removal.parts.map( ( { part, label, goes, stays } ) => (
						<tr key={ part }>
							<th scope="row">{ label }</th>
							<td>{ count( goes ) }</td>
							<td>{ count( stays ) }</td>
						</tr>
					) ) }
				</tbody>
			</table>
			<KeptItems items={ removal.kept } total={ keptTotal( removal ) } />
		</>
	);
}

function KeptItems( { items, total }: { items: KeptItem[]; total: number } ) {
	if ( total === 0 ) {
		return null;
	}

	return (
		<details className="hvac-setup__kept" open={ total <= 10 }>
			<summary>
				{ sprintf(
					/* translators: %s: number of pages, menus, dealers and settings. */
					_n( '%s item of the demo site stays', '%s items of the demo site stay', total, 'hvac-blocks' ),
					count( total )
				) }
			</summary>
			<ul>
				{ items.map( ( { title, why, editUrl } ) => (
					<li key={ editUrl + title }>
						<a href={ editUrl }>{ title }</a> { why }
					</li>
				) ) }
			</ul>
		</details>
	);
}
