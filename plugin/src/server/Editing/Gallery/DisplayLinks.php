<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Gallery;

use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** Links to the same page of the gallery in another language, width or palette, or without JavaScript. */
final readonly class DisplayLinks {
	public function __construct( private Palettes $palettes ) {}

	/** @param bool $has_frame whether the page can show its blocks in a separate frame */
	public function html( string $address, DisplayOptions $look, bool $has_frame ): string {
		$languages = array();
		$widths    = array( 'Window' => $look->with( width: 0 ) );
		$palettes  = array( 'Theme' => $look->with( palette: '' ) );

		foreach ( Language::cases() as $language ) {
			$languages[ strtoupper( $language->value ) ] = $look->with( language: $language );
		}
		foreach ( DisplayOptions::WIDTHS as $width ) {
			$widths[ (string) $width ] = $look->with( width: $width );
		}
		foreach ( $this->palettes->titles() as $name => $title ) {
			$palettes[ $title ] = $look->with( palette: $name );
		}

		$scripts = array(
			'On'  => $look->with( has_scripts: true ),
			'Off' => $look->with( has_scripts: false ),
		);
		$choices = array( 'Language' => $languages ) + ( $has_frame ? array( 'Width' => $widths ) : array() ) + array( 'Palette' => $palettes ) + ( $has_frame ? array( 'JavaScript' => $scripts ) : array() );
		$html    = '';

		foreach ( $choices as $name => $looks ) {
			$html .= self::choice( $name, $looks, $look, $address );
		}

		return "<nav class=\"hvac-gallery__switches\" aria-label=\"Display options\">$html</nav>";
	}

	/** @param array<array-key, DisplayOptions> $looks by link text */
	private static function choice( string $name, array $looks, DisplayOptions $chosen, string $address ): string {
		$links = '';

		foreach ( $looks as $text => $look ) {
			$url    = $look->url( $address );
			$links .= sprintf( '<a href="%s"%s>%s</a>', esc_url( $url ), $chosen->url( $address ) === $url ? ' aria-current="true"' : '', esc_html( (string) $text ) );
		}

		return sprintf( '<p class="hvac-gallery__switch"><span>%s</span> %s</p>', esc_html( $name ), $links );
	}
}
