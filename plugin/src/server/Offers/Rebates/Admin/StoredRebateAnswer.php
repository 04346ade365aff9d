<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Admin;

use HvacBlocks\Kernel\RecordId;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Offers\Rebates\Rebate;
use HvacBlocks\Offers\Rebates\Store\StoredRebate;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** One rebate in the admin routes: its path and its response. */
final class StoredRebateAnswer {
	/** The path of everything about one rebate. */
	public const PATH = ListRebatesRoute::PATH . '/(?P<id>' . RecordId::PATTERN . ')';

	/** @return array<string, array<string, mixed>> */
	public static function args(): array {
		return array(
			'id' => array(
				'type'     => 'string',
				'required' => true,
			),
		);
	}

	public static function id( WP_REST_Request $request ): string {
		return is_string( $request['id'] ) ? $request['id'] : '';
	}

	/**
	 * @param string $today as 2026-12-31
	 * @return array<string, mixed>
	 */
	public static function of( StoredRebate $stored, string $today ): array {
		return array(
			...$stored->to_array(),
			'categories' => $stored->rebate->categories,
			'state'      => self::state( $stored->rebate, $today ),
			'updated'    => $stored->updated > 0 ? gmdate( 'c', $stored->updated ) : '',
			'version'    => $stored->hash(),
		);
	}

	/** @return 'expired'|'upcoming'|'valid' */
	public static function state( Rebate $rebate, string $today ): string {
		return match ( true ) {
			'' !== $rebate->expires && $rebate->expires < $today => 'expired',
			$rebate->starts > $today => 'upcoming',
			default => 'valid',
		};
	}

	/** @return array<string, mixed> */
	public static function schema(): array {
		$text = array( 'type' => 'string' );

		return Schema::object( array(
			'id'         => $text,
			'title'      => $text,
			'titleEs'    => $text,
			'titleFr'    => $text,
			'amount'     => array( 'type' => array( 'number', 'null' ) ),
			'upTo'       => array( 'type' => 'boolean' ),
			'provider'   => $text,
			'url'        => $text,
			'starts'     => $text,
			'expires'    => $text,
			'areas'      => Schema::list( $text ),
			'categories' => Schema::list( $text ),
			'source'     => $text,
			'state'      => self::state_schema(),
			'updated'    => $text,
			'version'    => $text,
		) );
	}

	/** @return array<string, mixed> */
	public static function state_schema(): array {
		return Schema::one_of( array( 'valid', 'upcoming', 'expired' ), __( 'Whether visitors see it today: upcoming and expired rebates are hidden.', 'hvac-blocks' ) );
	}

	/** @return array<string, mixed> of `of()`, as a complete response */
	public static function full_schema(): array {
		return array(
			'$schema' => Schema::DRAFT,
			'title'   => 'stored-rebate',
			...self::schema(),
		);
	}

	public static function missing(): WP_Error {
		return new WP_Error( 'hvac_blocks_no_rebate', __( 'Rebate not found.', 'hvac-blocks' ), array( 'status' => 404 ) );
	}
}
