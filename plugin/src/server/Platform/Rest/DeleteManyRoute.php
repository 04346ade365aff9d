<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Deletes several records of a list: those that are named, or all that match its filter. */
abstract readonly class DeleteManyRoute extends Endpoint {
	protected const METHOD = 'DELETE';

	/** @var string what the response and the error are named after, such as `dealers` */
	protected const RECORDS = '';

	/** @return array<string, array<string, mixed>> the arguments of the list's filter */
	abstract protected function filter_args(): array;

	/** @return array{ids: string, none: string} what the IDs are, and what to say if there are none */
	abstract protected function labels(): array;

	/**
	 * @param list<string> $ids
	 * @return int how many were deleted
	 */
	abstract protected function delete( array $ids ): int;

	/**
	 * @param WP_REST_Request $request with the filter
	 * @return array{int, int} how many were deleted, and how many remain
	 */
	abstract protected function delete_matching( WP_REST_Request $request ): array;

	public function args(): array {
		return array(
			...$this->filter_args(),
			'ids' => Schema::texts( $this->labels()['ids'], 500, 64 ),
			'all' => Schema::flag( __( 'Whether to delete everything that matches instead of the IDs listed.', 'hvac-blocks' ) ),
		);
	}

	public function schema(): array {
		return Schema::answer( 'deleted-' . static::RECORDS, Schema::all( 'integer', 'deleted', 'remaining' ) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$is_all = true === $request['all'];
		$ids    = self::texts( $request, 'ids' );

		if ( ! $is_all && array() === $ids ) {
			return new WP_Error( 'hvac_blocks_no_' . static::RECORDS, $this->labels()['none'], array( 'status' => 400 ) );
		}

		[ $deleted, $remaining ] = $is_all ? $this->delete_matching( $request ) : array( $this->delete( $ids ), 0 );

		return new WP_REST_Response( array(
			'deleted'   => $deleted,
			'remaining' => $remaining,
		) );
	}
}
