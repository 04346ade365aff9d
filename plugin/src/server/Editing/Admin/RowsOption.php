<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Admin;

defined( 'ABSPATH' ) || exit;

/** How many rows a list of the plugin has on a page: WordPress' own screen option, kept for each user. */
final readonly class RowsOption {
	public const USUAL = 20;

	/** As many as the routes give at once. */
	public const MOST = 100;

	/** @param string $screen the name of the screen */
	public function __construct( private string $screen ) {}

	/**
	 * The option, and the user meta it is kept in.
	 *
	 * @return non-empty-string
	 */
	public function name(): string {
		return 'hvac_blocks_' . str_replace( '-', '_', $this->screen ) . '_per_page';
	}

	/** For the current user. */
	public function value(): int {
		$kept = get_user_meta( get_current_user_id(), $this->name(), true );
		$rows = is_numeric( $kept ) ? (int) $kept : 0;

		return $rows < 1 ? self::USUAL : min( $rows, self::MOST );
	}

	/** Lets WordPress keep what a user enters; it does so before there is a screen. */
	public function keep(): void {
		add_filter( "set_screen_option_{$this->name()}", static fn ( mixed $kept, string $option, mixed $entered ): int|false => self::valid( $entered ), 10, 3 );
	}

	/** Offers it on the current screen. */
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

	/** False keeps what was kept before. */
	private static function valid( mixed $entered ): int|false {
		$rows = is_numeric( $entered ) ? (int) $entered : 0;

		return $rows < 1 ? false : min( $rows, self::MOST );
	}
}
