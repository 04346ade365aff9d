<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Slider;

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Kernel\Contracts;

defined( 'ABSPATH' ) || exit;

/**
 * The attribute `slider` of content from another CMS, which has a separate name for each setting: `desk_arrows` or `arrows_desk`. The twin of
 * `client/editor/slider-import.ts`.
 */
final class FlatSettings {
	/** @return array<array-key, mixed> the attribute `slider`, not trusted; values already in it win */
	public static function of( Attributes $attributes ): array {
		/** @var array{devices: array<string, mixed>, settings: array<string, mixed>} $contract */
		$contract = Contracts::read( 'slider' );
		$slider   = $attributes->object( 'slider' );

		foreach ( array_keys( $contract['devices'] ) as $device ) {
			$of_device = is_array( $slider[ $device ] ?? null ) ? $slider[ $device ] : array();

			foreach ( array_keys( $contract['settings'] ) as $name ) {
				$flat = $attributes->values[ "{$device}_$name" ] ?? $attributes->values[ "{$name}_$device" ] ?? null;

				if ( null !== $flat ) {
					$of_device += array( $name => $flat );
				}
			}

			if ( array() !== $of_device ) {
				$slider[ $device ] = $of_device;
			}
		}

		return $slider;
	}
}
