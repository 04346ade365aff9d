<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Admin;

defined( 'ABSPATH' ) || exit;

/** The number of rows per page of a plugin list: WordPress' own screen option, stored for each user. */
final readonly class RowsOption {
	public const USUAL = 20;

	/** The maximum that the routes return at once. */
	public const MOST = 100;

	/** @param string $screen the name of the screen */
	public function __construct( private string $screen ) {}

	/**
	 * The name of the option and of the user meta that stores it.
	 *
	 * @return non-empty-string
	 */
	public function name(): string {
		return 'hvac_blocks_' . str_replace( '-', '_', $this->screen ) . '_per_page';
	}

	/** Returns the value for the current user. */
	public function value(): int {
		$kept = get_user_meta( get_current_user_id(), $this->name(), true );
		$rows = is_numeric( $kept ) ? (int) $kept : 0;

		return $rows < 1 ? self::USUAL : min( $rows, self::MOST );
	}

	/** Lets WordPress store a user's input; WordPress does so before there is a screen. */
	public function keep(): void {
		add_filter( "set_screen_option_{$this->name()}", static fn ( mixed $kept, string $option, mixed $entered ): int|false => self::valid( $entered ), 10, 3 );
	}

	/** Adds the option to the current screen. */
	public function offer(): void {
		add_screen_option(
			'per_page',
			array(
				'default' => self::USUAL,
				'option'  => $this->name(),
				/* translators: %s: the highest number that is possible. */
				'label'   => sprintf( __( 'Rows per page, up to %s:', 'hvac-blocks' ), number_format_i18n( self::MOST ) ),
			)
		);
	}

	/** Returning false keeps the stored value. */
	private static function valid( mixed $entered ): int|false {
		$rows = is_numeric( $entered ) ? (int) $entered : 0;

		return $rows < 1 ? false : min( $rows, self::MOST );
	}
}
