<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadFilter;
use HvacBlocks\Leads\Store\LeadReference;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Leads\Store\LeadSearch;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * An operation on many leads: on those that are named, or on all that match. With very many, as many as a few seconds allow; the response says where to
 * continue.
 */
final readonly class BulkSelection {
	private const A_BATCH = 200;
	private const SECONDS = 4.0;
	private const NAMED   = 200;

	public function __construct( private LeadRepository $leads, private LeadSearch $search ) {}

	/** @return array<string, array<string, mixed>> */
	public static function args(): array {
		return array(
			...LeadFilter::args(),
			'references' => array(
				'type'        => 'array',
				'items'       => array(
					'type'    => 'string',
					'pattern' => '^' . LeadReference::PATTERN . '$',
				),
				'maxItems'    => self::NAMED,
				'description' => __( 'Lead references.', 'hvac-blocks' ),
			),
			'all'        => Schema::flag( __( 'Whether to delete everything that matches instead of the IDs listed.', 'hvac-blocks' ) ),
			'after'      => array(
				'type'        => 'integer',
				'minimum'     => 0,
				'default'     => 0,
				'description' => __( 'Where to continue, as returned by the previous response.', 'hvac-blocks' ),
			),
		);
	}

	/** @return array<string, mixed> */
	public static function schema( string $title ): array {
		$count = array( 'type' => 'integer' );

		return Schema::answer( $title, array(
			'done'    => $count,
			'skipped' => $count + array( 'description' => __( 'Leads that needed no action.', 'hvac-blocks' ) ),
			'after'   => $count,
			'more'    => Schema::described( 'boolean', __( 'Whether there is more to do. If so, send the request again with this "after".', 'hvac-blocks' ) ),
		) );
	}

	/** @param callable( Lead ): bool $act returns whether there was anything to do */
	public function each( WP_REST_Request $request, callable $act ): WP_REST_Response|WP_Error {
		if ( true === $request['all'] ) {
			return $this->matching( LeadFilter::from( $request ), is_int( $request['after'] ) ? $request['after'] : 0, $act );
		}

		$named = array_values( array_filter( is_array( $request['references'] ) ? $request['references'] : array(), is_string( ... ) ) );

		if ( array() === $named ) {
			return new WP_Error( 'hvac_blocks_no_leads', __( 'Select at least one lead.', 'hvac-blocks' ), array( 'status' => 400 ) );
		}

		$done = 0;

		foreach ( $named as $reference ) {
			$lead  = $this->leads->by_reference( $reference );
			$done += (int) ( null !== $lead && $act( $lead ) );
		}

		return self::answer( $done, count( $named ) - $done, 0, false );
	}

	/** @param callable( Lead ): bool $act */
	private function matching( LeadFilter $filter, int $after, callable $act ): WP_REST_Response {
		$end  = microtime( true ) + self::SECONDS;
		$seen = 0;
		$done = 0;

		do {
			$leads = $this->search->from_id( $filter, $after, self::A_BATCH );

			foreach ( $leads as $lead ) {
				$done += (int) $act( $lead );
				$after = $lead->id;
				++$seen;

				if ( microtime( true ) > $end ) {
					return self::answer( $done, $seen - $done, $after, true );
				}
			}
		} while ( self::A_BATCH === count( $leads ) );

		return self::answer( $done, $seen - $done, $after, false );
	}

	private static function answer( int $done, int $skipped, int $after, bool $more ): WP_REST_Response {
		return new WP_REST_Response( array(
			'done'    => $done,
			'skipped' => $skipped,
			'after'   => $after,
			'more'    => $more,
		) );
	}
}
