<?php
/**
 * @var array{id: string, level: int, lang: string, placeholder: string, error: string, ...} $props the rest as `LocatorPage` takes it
 * @var callable( string ): void $slot
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

use HvacBlocks\Dealers\LocatorPage;
use function HvacBlocks\Blocks\text;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- text() escapes.
$locator    = new LocatorPage( $props ); // @phpstan-ignore argument.type (props.php makes it so)
$heading    = "h{$props['level']}";
$title      = 'h' . ( $props['level'] + 1 );
$filters    = $locator->filters();
$pagination = $locator->pagination();
$message    = $locator->message();
$search     = array(
	'id'          => $props['id'],
	'value'       => $locator->address->place,
	'placeholder' => $props['placeholder'],
	'error'       => $props['error'],
	'layout'      => 'inline',
);
?>
<div class="hvac-dealer-locator__top">
	<<?php echo tag_escape( $heading ); ?> class="hvac-dealer-locator__heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
	<?php $ui( 'place-search', $search ); ?>
</div>
<section class="hvac-dealer-locator__results" aria-labelledby="<?php echo esc_attr( "{$props['id']}-results" ); ?>" aria-busy="false">
	<div class="hvac-dealer-locator__bar">
		<div class="hvac-dealer-locator__titles">
			<<?php echo tag_escape( $title ); ?> class="hvac-dealer-locator__title" id="<?php echo esc_attr( "{$props['id']}-results" ); ?>" data-hvac-slot="resultsHeading"><?php $slot( 'resultsHeading' ); ?></<?php echo tag_escape( $title ); ?>>
			<?php if ( $locator->total > 0 ) : ?>
				<p class="hvac-dealer-locator__near">
					<span><?php echo text( $locator->near() ); ?></span>
					<span class="hvac-dealer-locator__radius"><?php echo text( $locator->radius() ); ?></span>
				</p>
			<?php endif; ?>
		</div>
		<?php if ( null !== $filters ) : ?>
			<?php $ui( 'dealer-filters', $filters ); ?>
		<?php endif; ?>
	</div>
	<?php if ( $locator->matching > 0 ) : ?>
		<p class="hvac-dealer-locator__count" tabindex="-1"><?php echo text( $locator->showing() ); ?></p>
		<ul class="hvac-dealer-locator__list" data-half="<?php echo esc_attr( $locator->half() ); ?>">
			<?php foreach ( $locator->cards() as $card ) : ?>
				<li class="hvac-dealer-locator__item"><?php $ui( 'dealer-card', $card ); ?></li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
	<?php if ( null !== $pagination ) : ?>
		<?php $ui( 'pagination', $pagination ); ?>
	<?php endif; ?>
	<?php if ( null !== $message ) : ?>
		<?php $ui( 'message', $message ); ?>
	<?php endif; ?>
</section>
<p class="hvac-visually-hidden" role="status"></p>
