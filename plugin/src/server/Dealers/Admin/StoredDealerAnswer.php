<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Dealers\Records\CrossCheck;
use HvacBlocks\Dealers\Records\DealerSchema;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Kernel\RecordId;
use HvacBlocks\Kernel\Schema;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** One dealer in the admin routes: its path and its response. */
final class StoredDealerAnswer {
	/** The path of everything about one dealer. */
	public const PATH = '/hvac-blocks/v1/admin/dealers/(?P<companyID>' . RecordId::PATTERN . ')';

	/** @return array<string, array<string, mixed>> */
	public static function args(): array {
		return array(
			'companyID' => array(
				'type'     => 'string',
				'required' => true,
			),
		);
	}

	public static function id( WP_REST_Request $request ): string {
		return is_string( $request['companyID'] ) ? $request['companyID'] : '';
	}

	/** @return array<string, mixed> the public dealer, and data for administrators only */
	public static function of( StoredDealer $stored ): array {
		return array(
			...$stored->dealer->to_array(),
			'fields'      => (object) OwnFields::current( $stored->dealer->own_fields ),
			'approximate' => $stored->approximate,
			'source'      => $stored->source,
			'updated'     => 0 === $stored->updated ? '' : gmdate( 'c', $stored->updated ),
			'version'     => $stored->hash(),
		);
	}

	/**
	 * The same with the unknown ZIP codes of its coverage, and with contradictions.
	 *
	 * @param list<string>|null $warnings those of a check before it was stored; null to run the check
	 * @return array<string, mixed>
	 */
	public static function in_full( StoredDealer $stored, CrossCheck $check, ?array $warnings = null ): array {
		$coverage = $stored->dealer->coverage;
		$check->areas->load( array_fill_keys( $coverage, true ) );
		$unknown  = array_filter( $coverage, static fn ( string $code ): bool => null === $check->areas->region( $code ) );

		return array(
			...self::of( $stored ),
			'unknownCoverage' => array_values( $unknown ),
			// The check itself assigned the approximate position, so it says nothing about the ZIP code.
			'warnings'        => $warnings ?? $check->check( array( $stored->approximate ? $stored->dealer->without_point() : $stored->dealer ) )[0]->warnings,
		);
	}

	/** @return array<string, mixed> */
	public static function schema(): array {
		$schema     = DealerSchema::dealer();
		$properties = is_array( $schema['properties'] ) ? $schema['properties'] : array();

		// A stored dealer is as it was entered: other plugins do not add to it.
		unset( $properties['cardLines'], $properties['filters'] );

		return array(
			...$schema,
			'properties' => array(
				...$properties,
				'fields'      => array( 'type' => 'object', 'additionalProperties' => array( 'type' => 'string' ), 'description' => __( 'The values of the site’s own fields by key. Keys of a list’s choices have semicolons between them.', 'hvac-blocks' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one value.
				'approximate' => array( 'type' => 'boolean' ),
				...Schema::all( 'string', 'source', 'updated', 'version' ),
			),
		);
	}

	/** @return array<string, mixed> of `in_full()`, as a complete response */
	public static function full_schema(): array {
		$texts      = Schema::list( array( 'type' => 'string' ) );
		$schema     = self::schema();
		$properties = is_array( $schema['properties'] ) ? $schema['properties'] : array();

		return array(
			'$schema'    => Schema::DRAFT,
			'title'      => 'stored-dealer',
			...$schema,
			'properties' => array(
				...$properties,
				'unknownCoverage' => $texts,
				'warnings'        => array(
					'description' => __( 'Fields that contradict one another, and what was corrected.', 'hvac-blocks' ),
					...$texts,
				),
			),
		);
	}

	public static function missing(): WP_Error {
		return new WP_Error( 'hvac_blocks_no_dealer', __( 'Dealer not found.', 'hvac-blocks' ), array( 'status' => 404 ) );
	}
}
