<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Gallery;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/** How the gallery shows examples, read from its address. */
final readonly class DisplayOptions {
	/** In CSS pixels. */
	public const WIDTHS = array( 390, 768, 1280 );

	/**
	 * @param int    $width   one of the widths; 0 for the window's width
	 * @param string $palette a style variation of the theme; empty for the theme's own
	 */
	public function __construct( public Language $language, public int $width = 0, public string $palette = '', public bool $has_scripts = true ) {}

	public static function of_query( Palettes $palettes ): self {
		// phpcs:disable WordPress.Security.NonceVerification -- a public page's address; nothing is changed by it.
		$width   = absint( is_string( $_GET['width'] ?? null ) ? sanitize_key( $_GET['width'] ) : 0 );
		$palette = sanitize_key( is_string( $_GET['palette'] ?? null ) ? $_GET['palette'] : '' );
		$scripts = sanitize_key( is_string( $_GET['scripts'] ?? null ) ? $_GET['scripts'] : '' );
		// phpcs:enable

		return new self(
			PageLanguage::current(),
			in_array( $width, self::WIDTHS, true ) ? $width : 0,
			array_key_exists( $palette, $palettes->titles() ) ? $palette : '',
			'off' !== $scripts,
		);
	}

	/** Whether the examples need a frame: media queries and `noscript` depend on the window. */
	public function is_framed(): bool {
		return 0 !== $this->width || ! $this->has_scripts;
	}

	/** The options of the page inside the frame, whose window then has the width. */
	public function within_frame(): self {
		return new self( $this->language, 0, $this->palette );
	}

	public function with( ?Language $language = null, ?int $width = null, ?string $palette = null, ?bool $has_scripts = null ): self {
		return new self( $language ?? $this->language, $width ?? $this->width, $palette ?? $this->palette, $has_scripts ?? $this->has_scripts );
	}

	/** Returns that address with these options. */
	public function url( string $address ): string {
		return add_query_arg(
			array(
				'lang'    => $this->language->value,
				'width'   => $this->width ?: false,
				'palette' => $this->palette ?: false,
				'scripts' => $this->has_scripts ? false : 'off',
			),
			$address
		);
	}
}
