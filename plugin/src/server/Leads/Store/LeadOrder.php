<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Store;

use HvacBlocks\Kernel\Schema;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The sort order of the list of leads. Among equals the newest is first. */
enum LeadOrder: string {
	case Date   = 'date';
	case Name   = 'name';
	case Form   = 'form';
	case Status = 'status';

	/** @return array<string, array<string, mixed>> the arguments of a route with this order */
	public static function args(): array {
		return array(
			'orderby' => Schema::choice( array_column( self::cases(), 'value' ), self::Date->value ),
			'order'   => Schema::choice( array( 'asc', 'desc' ), 'desc' ),
		);
	}

	public static function of( WP_REST_Request $request ): self {
		return self::tryFrom( is_string( $request['orderby'] ) ? $request['orderby'] : '' ) ?? self::Date;
	}

	/** @return literal-string */
	public function column(): string {
		return match ( $this ) {
			self::Date   => 'created',
			self::Name   => 'name',
			self::Form   => 'form',
			self::Status => 'status',
		};
	}

	/** @return literal-string */
	public function sql( bool $descending ): string {
		$direction = $descending ? 'DESC' : 'ASC';

		return self::Date === $this ? "created $direction, id $direction" : $this->column() . " $direction, created DESC, id DESC";
	}
}
