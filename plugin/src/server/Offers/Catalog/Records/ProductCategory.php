<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Records;

defined( 'ABSPATH' ) || exit;

/** A kind of product; the value is the path segment of its page below `products/`. */
enum ProductCategory: string {
	case AirConditioners  = 'air-conditioners';
	case HeatPumps        = 'heat-pumps';
	case Furnaces         = 'furnaces';
	case AirHandlers      = 'air-handlers';
	case DuctlessSystems  = 'ductless-systems';
	case PackagedSystems  = 'packaged-systems';
	case OilFurnaces      = 'oil-furnaces';
	case Coils            = 'coils';
	case IndoorAirQuality = 'indoor-air-quality';

	/** What manufacturers' files call it: singular, lower-case letters only. */
	private const NAMES = array(
		'airconditioner'       => self::AirConditioners,
		'ac'                   => self::AirConditioners,
		'centralac'            => self::AirConditioners,
		'centralairconditioner' => self::AirConditioners,
		'splitairconditioner'  => self::AirConditioners,
		'condensingunit'       => self::AirConditioners,
		'hp'                   => self::HeatPumps,
		'splitheatpump'        => self::HeatPumps,
		'gasfurnace'           => self::Furnaces,
		'ah'                   => self::AirHandlers,
		'fancoil'              => self::AirHandlers,
		'ductless'             => self::DuctlessSystems,
		'minisplit'            => self::DuctlessSystems,
		'ductlessminisplit'    => self::DuctlessSystems,
		'packaged'             => self::PackagedSystems,
		'packagedunit'         => self::PackagedSystems,
		'rooftopunit'          => self::PackagedSystems,
		'rtu'                  => self::PackagedSystems,
		'evaporatorcoil'       => self::Coils,
		'indoorcoil'           => self::Coils,
		'casedcoil'            => self::Coils,
		'iaq'                  => self::IndoorAirQuality,
		'airquality'           => self::IndoorAirQuality,
		'aircleaner'           => self::IndoorAirQuality,
		'humidifier'           => self::IndoorAirQuality,
		'dehumidifier'         => self::IndoorAirQuality,
		'thermostat'           => self::IndoorAirQuality,
	);

	/** Reads a category as people write it, singular or plural; null if it is none. */
	public static function read( string $text ): ?self {
		$key = rtrim( preg_replace( '/[^a-z]+/', '', strtolower( $text ) ) ?? '', 's' );

		foreach ( self::cases() as $category ) {
			if ( rtrim( str_replace( '-', '', $category->value ), 's' ) === $key ) {
				return $category;
			}
		}

		return self::NAMES[ $key ] ?? null;
	}

	/** The plural, as a heading. */
	public function label(): string {
		return match ( $this ) {
			self::AirConditioners  => __( 'Air conditioners', 'hvac-blocks' ),
			self::HeatPumps        => __( 'Heat pumps', 'hvac-blocks' ),
			self::Furnaces         => __( 'Furnaces', 'hvac-blocks' ),
			self::AirHandlers      => __( 'Air handlers', 'hvac-blocks' ),
			self::DuctlessSystems  => __( 'Ductless systems', 'hvac-blocks' ),
			self::PackagedSystems  => __( 'Packaged systems', 'hvac-blocks' ),
			self::OilFurnaces      => __( 'Oil furnaces', 'hvac-blocks' ),
			self::Coils            => __( 'Coils', 'hvac-blocks' ),
			self::IndoorAirQuality => __( 'Indoor air quality', 'hvac-blocks' ),
		};
	}
}
