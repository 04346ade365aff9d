<?php
/** The dropdown of a dealer search's filters; without JavaScript it is a form. */
declare(strict_types=1);

use function HvacBlocks\Editing\Blocks\text;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, place: string, options: list<array{key: string, text: string}>, active: list<string>,
	 *   choices: list<array{legend: string, links: list<array{text: string, href: string, isChosen: bool}>}>, clearHref: string,
	 *   texts: array{filters: string, legend: string, apply: string, clear: string, active: array{one: string, other: string}},
	 *   lang: string,
	 * } $props
	 */

	$count = count( $props['active'] );
	?>
<form class="hvac-dealer-filters" method="get">
	<?php $ui( 'controls/page-query', array() ); ?>
	<input type="hidden" name="zipcode" value="<?php echo esc_attr( $props['place'] ); ?>"/>
	<details class="hvac-dealer-filters__menu">
		<summary class="hvac-button hvac-button--secondary hvac-dealer-filters__toggle">
			<?php $ui( 'controls/icon', array( 'name' => 'slidersHorizontal' ) ); ?>
			<span><?php $text( $props['texts']['filters'] ); ?></span>
			<?php if ( $count > 0 ) : ?>
				<span class="hvac-dealer-filters__count" aria-hidden="true"><?php echo (int) $count; ?></span>
				<span class="hvac-visually-hidden"><?php $text( Text::fill( Text::plural( $props['texts']['active'], $count, Language::from( $props['lang'] ) ), array( 'count' => $count ) ) ); ?></span>
			<?php endif; ?>
			<?php $ui( 'controls/icon', array( 'name' => 'chevronDown' ) ); ?>
		</summary>
		<div class="hvac-dealer-filters__panel">
			<?php foreach ( $props['choices'] as $choice ) : ?>
				<?php if ( array() !== $choice['links'] ) : ?>
					<fieldset class="hvac-dealer-filters__choices">
						<legend class="hvac-dealer-filters__legend"><?php $text( $choice['legend'] ); ?></legend>
						<?php foreach ( $choice['links'] as $link ) : ?>
							<a href="<?php echo esc_url( $link['href'] ); ?>" aria-current="<?php echo $link['isChosen'] ? 'true' : 'false'; ?>"><?php $text( $link['text'] ); ?></a>
						<?php endforeach; ?>
					</fieldset>
				<?php endif; ?>
			<?php endforeach; ?>
			<fieldset class="hvac-dealer-filters__options">
				<legend class="hvac-dealer-filters__legend"><?php $text( $props['texts']['legend'] ); ?></legend>
				<?php foreach ( $props['options'] as $option ) : ?>
					<label class="hvac-choice" for="<?php echo esc_attr( "{$props['id']}-filter-{$option['key']}" ); ?>">
						<input
							class="hvac-choice__input" id="<?php echo esc_attr( "{$props['id']}-filter-{$option['key']}" ); ?>" type="checkbox" name="<?php echo esc_attr( "filter-{$option['key']}" ); ?>" value="1"
							<?php if ( in_array( $option['key'], $props['active'], true ) ) : ?>
								checked
							<?php endif; ?>
						/>
						<span><?php $text( $option['text'] ); ?></span>
					</label>
				<?php endforeach; ?>
			</fieldset>
			<div class="hvac-dealer-filters__actions">
				<button type="submit" class="hvac-button hvac-dealer-filters__apply"><?php $text( $props['texts']['apply'] ); ?></button>
				<a class="hvac-button hvac-button--quiet" href="<?php echo esc_url( $props['clearHref'] ); ?>"><?php $text( $props['texts']['clear'] ); ?></a>
			</div>
		</div>
	</details>
</form>
<?php
};
